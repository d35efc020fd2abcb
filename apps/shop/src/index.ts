import './app/chunks/retry-chunks';
import { start } from './app/start';

start();
