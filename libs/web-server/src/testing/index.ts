// For the tests of the servers that are built on this package; its sources import the files directly.
export { aNeighbour } from './a-neighbour';
export { ask } from './ask';
export { builtFolder } from './built-folder';
