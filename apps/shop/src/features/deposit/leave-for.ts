/** Takes this tab to another site. A file of its own, so that tests can stay where they are. */
export const leaveFor = (url: string): void => window.location.assign(url);
