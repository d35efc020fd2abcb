/** A file of its own, so that tests can replace navigation. */
export const redirectTo = (url: string): void => window.location.assign(url);
