/**
 * A field that people never see (hidden from sight, screen readers, Tab and autofill) and robots fill in. An
 * inquiry in which it is filled is answered like any other and kept as spam.
 */
export interface Honeypot {
  website?: string | null;
}
