export * from './confirm-dialog';
export * from './day-input';
export * from './file-button';
export * from './icon-menu-item';
export * from './link-button';
export * from './notice';
