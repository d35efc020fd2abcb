/** How a customer gave the consent that staff record. */
export const agreementMethods = ['phone', 'showroom', 'on-site', 'email'] as const;
export type AgreementMethod = (typeof agreementMethods)[number];

/** `POST /api/admin/quotes/{id}/revision/agree`: staff record that the customer agreed. */
export interface RecordAgreementRequest {
  totalPrice: string;
  /** Name of the person who agreed. */
  agreedBy: string;
  how: AgreementMethod;
}

/** A customer's consent to a revised price, as staff recorded it. */
export interface RecordedAgreement {
  agreedBy: string;
  how: AgreementMethod;
  /** First name; null: the account was erased. */
  recordedBy: string | null;
}
