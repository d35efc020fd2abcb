export { appointmentWords } from './appointment-words';
export { nameWithoutLinks, breakLinksOnPaper } from './break-links';
export { dayAndTimes } from './london-time';
export { alertWords } from '../staff/alert-words';
export { reviewReasons } from '../staff/review-reasons';
