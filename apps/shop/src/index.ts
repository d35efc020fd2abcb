import './app/retry-chunks';
import './app/app.css';
import { start } from './app/start';

start();
