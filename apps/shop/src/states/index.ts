import '../app/app.css';
import './states.css';
import { startStates } from './start-states';

startStates();
