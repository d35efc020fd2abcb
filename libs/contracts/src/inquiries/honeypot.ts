/**
 * A field for bots. People cannot see it; it is also hidden from screen readers, Tab and autofill. An inquiry with this field
 * is accepted, and stored as spam.
 */
export interface Honeypot {
  website?: string | null;
}
