export { emptyContent } from './empty-content';
export { replacedContent } from './replaced-content';
