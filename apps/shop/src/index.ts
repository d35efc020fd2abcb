import './app/retry-chunks';
import { start } from './app/start';

start();
