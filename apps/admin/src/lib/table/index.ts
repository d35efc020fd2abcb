export * from './card-list';
export * from './columns';
export * from './data-table';
export * from './pager';
export * from './row-table';
export * from './simple-table';
