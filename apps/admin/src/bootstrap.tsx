import { createRoot } from 'react-dom/client';
import './stand-alone.css';
import { AdminApp } from './admin-app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to start in.');

const { pathname } = window.location;
const isMigrate = pathname === '/migrate';
// At its own address the admin starts at `/admin`.
if (!isMigrate && !/^\/admin(?:\/|$)/.test(pathname)) window.history.replaceState(null, '', '/admin');
createRoot(root).render(<AdminApp basePath={isMigrate ? '/migrate' : '/admin'} />);
