export { appointmentText } from './appointment-text';
export { nameWithoutLinks, disableLinksForPdf } from './break-links';
export { formatDayAndTimes } from './london-time';
export { alertText } from '../staff/alert-text';
export { reviewReasons } from '../staff/review-reasons';
