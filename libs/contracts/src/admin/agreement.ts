/** How a customer agreed to a revised price, where staff record it. */
export const agreedHow = ['phone', 'showroom', 'on-site', 'email'] as const;
export type AgreedHow = (typeof agreedHow)[number];

/** `POST /api/admin/quotes/{id}/revision/agree`: staff record that the customer agreed. */
export interface RecordAgreementRequest {
  totalPrice: string;
  /** Name of the person who agreed. */
  agreedBy: string;
  how: AgreedHow;
}

/** What staff recorded of it. */
export interface RecordedAgreement {
  agreedBy: string;
  how: AgreedHow;
  /** First name; null: somebody who was forgotten. */
  recordedBy: string | null;
}
