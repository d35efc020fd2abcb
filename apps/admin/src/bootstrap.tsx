import { createRoot } from 'react-dom/client';
import './stand-alone.css';
import { AdminApp } from './admin-app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to start in.');
createRoot(root).render(<AdminApp basePath="/admin" />);
