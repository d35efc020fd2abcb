/** The address of a page as a link has it: the front page is `/admin`, without the slash that wouter would add. */
export const linkTo = (path: string): string => (path === '/' ? '' : path);
