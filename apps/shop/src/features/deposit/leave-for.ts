/** A file of its own, so that tests can replace navigation. */
export const leaveFor = (url: string): void => window.location.assign(url);
