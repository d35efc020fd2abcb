export const contentId = 'admin-content';

/** The id of a tab's name, which also names the panel that it opens. */
export const tabId = (path: string) => `admin-tab-${path.slice(1) || 'orders'}`;
