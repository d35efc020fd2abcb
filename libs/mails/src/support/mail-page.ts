import { JSDOM } from 'jsdom';

const parser = new new JSDOM().window.DOMParser();

/** A mail as a page to look at; nothing in it runs or is fetched. */
export const mailPage = (html: string): Document => parser.parseFromString(html, 'text/html');
