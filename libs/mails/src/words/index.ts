export { linklessName, notALinkOnPaper } from './not-a-link';
