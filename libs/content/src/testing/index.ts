export { emptyCompany, emptyContent } from './empty-content';
export { replacedCompany, replacedContent } from './replaced-content';
