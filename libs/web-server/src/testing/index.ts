// For tests of servers that use this package; its sources import the files directly.
export { anUpstream } from './an-upstream';
export { ask } from './ask';
export { builtFolder } from './built-folder';
