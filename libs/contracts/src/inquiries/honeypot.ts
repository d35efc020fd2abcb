/**
 * A field that people cannot see (hidden also from screen readers, Tab and autofill) and bots fill in. The inquiry is then
 * accepted and stored as spam.
 */
export interface Honeypot {
  website?: string | null;
}
