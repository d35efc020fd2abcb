import type { AdminItem } from './admin/catalogue';
import type { PaymentBlocker } from './payments/payment-blocker';

/**
 * The catalogue of everything that can go wrong on the wire (D12): code, status and the sentence that a
 * person may read. Code throws a code; only this table knows status and words.
 */
export const errorCatalogue = {
  'request/invalid': { status: 400, sentence: 'Some details are missing or not valid.' },
  'request/key-missing': {
    status: 400,
    sentence: 'The header Idempotency-Key is missing, by which a request sent again is known to be the same.',
  },
  'request/malformed-json': { status: 400, sentence: 'The request could not be read as JSON.' },
  'request/malformed-url': { status: 400, sentence: 'The address could not be read.' },
  'request/foreign-origin': {
    status: 403,
    sentence: 'This request came from another website and was not carried out.',
  },
  'request/not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'request/timed-out': { status: 408, sentence: 'The request took too long to arrive.' },
  'request/too-large': { status: 413, sentence: 'The request is too large.' },
  'request/url-too-long': { status: 414, sentence: 'The address is too long.' },
  'request/unsupported-type': { status: 415, sentence: 'The request must be sent as JSON.' },
  'request/too-many': {
    status: 429,
    sentence: 'You have sent this form several times already. Please try again later, or call us.',
  },
  'request/too-often': {
    status: 429,
    sentence: 'That was a lot at once. Please wait a minute and try again.',
  },
  'request/headers-too-large': { status: 431, sentence: 'The request headers are too large.' },

  'auth/signed-out': { status: 401, sentence: 'Unauthorized: please sign in.' },
  'auth/wrong-credentials': {
    status: 401,
    sentence: 'Unauthorized: the email or the password is not right.',
  },
  'auth/not-an-admin': { status: 403, sentence: 'You need administrator privileges for this.' },
  'auth/not-your-role': {
    status: 403,
    sentence: 'Your role does not include this. The owner can change it on the Users page.',
  },
  'auth/needs-https': {
    status: 403,
    sentence: 'Signing in needs a secure connection: please use the address that begins with https.',
  },
  'auth/locked': {
    status: 429,
    sentence: 'There were too many failed attempts to sign in. Please wait a few minutes and try again.',
  },

  'auth/code-needed': {
    status: 401,
    sentence: 'Unauthorized: please enter the code that your authenticator app shows.',
  },
  'auth/wrong-code': {
    status: 401,
    sentence: 'Unauthorized: this code is not right, or has been used. Please enter the one shown now.',
  },
  'auth/second-factor-needed': {
    status: 403,
    sentence: 'Admins need a second factor here. Please set one up first, on the page of your account.',
  },
  'auth/wrong-password': { status: 403, sentence: 'This is not your password.' },
  'auth/invitation-not-found': {
    status: 404,
    sentence: 'This invitation has been used or has ended. Please ask for a new one.',
  },

  'users/not-found': { status: 404, sentence: 'There is no such user.' },
  'users/email-taken': { status: 409, sentence: 'Somebody with this e-mail address is a user already.' },
  'users/not-yourself': { status: 409, sentence: 'You cannot take this away from yourself.' },
  'users/last-admin': { status: 409, sentence: 'There must be at least one owner who can sign in.' },
  'users/already-accepted': { status: 409, sentence: 'This user has accepted the invitation already.' },
  'users/second-factor-present': { status: 409, sentence: 'A second factor is in use already.' },
  'users/no-second-factor': { status: 409, sentence: 'There is no second factor to confirm or to remove.' },

  'catalogue/item-not-found': { status: 404, sentence: 'There is no such item in the catalogue.' },
  'catalogue/name-taken': { status: 409, sentence: 'Another item already has this name.' },
  'catalogue/changed-meanwhile': {
    status: 409,
    sentence: 'Somebody else has changed this in the meantime. Nothing has been overwritten.',
  },
  'catalogue/material-deleted': { status: 409, sentence: 'The material of this colour has been deleted.' },
  'prices/not-found': { status: 404, sentence: 'There is no such price change.' },
  'prices/out-of-limits': {
    status: 409,
    sentence: 'Some of the new prices would be out of their limits. Nothing has been changed.',
  },
  'prices/list-invalid': {
    status: 400,
    sentence: 'Some lines of the price list cannot be used. Nothing has been changed.',
  },
  'prices/changed-meanwhile': {
    status: 409,
    sentence: 'The prices have changed since this was shown. Please look at them again.',
  },
  'prices/not-undoable': {
    status: 409,
    sentence: 'Only the latest price change can be undone, and once.',
  },

  'image/unreadable': {
    status: 400,
    sentence: 'This is not a picture that we can read. Please send a JPEG, PNG or WebP.',
  },
  'image/too-large': { status: 413, sentence: 'This picture is too large.' },
  'image/not-found': { status: 404, sentence: 'There is no such picture.' },
  'attachment/not-found': { status: 404, sentence: 'There is no such file.' },
  'attachment/too-many': { status: 409, sentence: 'At most five files can be sent along.' },
  'attachment/too-large': { status: 413, sentence: 'A file can have at most 10 MB.' },
  'attachment/unsupported': { status: 415, sentence: 'Please send pictures (JPEG, PNG, WebP) or PDFs.' },
  'attachment/too-late': {
    status: 409,
    sentence: 'Files can no longer be added here. Please send them by e-mail.',
  },

  'inquiry/not-found': { status: 404, sentence: 'There is no such inquiry.' },

  'catalogue/material-not-found': { status: 404, sentence: 'We do not sell this material.' },

  'quote/not-found': { status: 404, sentence: 'We could not find this quote.' },
  'quote/too-many-mails': {
    status: 429,
    sentence:
      'Several e-mails have been sent at your request already. Please try again later, or call us: your quote is kept.',
  },
  'quote/too-many-pdfs': {
    status: 429,
    sentence: 'This has been opened many times just now. Please wait a minute and try again.',
  },
  'quote/incomplete': {
    status: 400,
    sentence: 'Please choose a material, a thickness, a length and a width before saving.',
  },
  'quote/size-out-of-range': { status: 400, sentence: 'We cannot cut a top of this size from one piece.' },
  'quote/unknown-part': { status: 400, sentence: 'Part of this configuration is not in our catalogue.' },
  'quote/color-of-other-material': { status: 400, sentence: 'This colour belongs to another material.' },
  'quote/zero-price': {
    status: 400,
    sentence: 'Please check your configuration - the calculated price is £0.',
  },
  'quote/part-not-sold': { status: 409, sentence: 'Part of this configuration is no longer sold.' },
  'quote/price-changed': { status: 409, sentence: 'The price has changed since you configured this top.' },

  'order/has-deposit': {
    status: 409,
    sentence: 'A quote with a deposit that is paid, pending or under review cannot be deleted.',
  },
  'order/not-deleted': { status: 409, sentence: 'This quote has not been deleted.' },
  'order/deleted': { status: 409, sentence: 'This quote has been deleted. Restore it first.' },
  'order/no-address': { status: 409, sentence: 'There is no e-mail address with this quote.' },
  'order/declined': { status: 409, sentence: 'This quote has been declined.' },
  'order/superseded': { status: 409, sentence: 'This quote has been replaced by a revised one.' },
  'order/measured-meanwhile': {
    status: 409,
    sentence: 'Somebody else has recorded sizes in the meantime. Nothing has been overwritten.',
  },
  'revision/not-agreed': {
    status: 409,
    sentence:
      'This is a revised price that the customer has not agreed to. Please work on the quote it revises.',
  },
  'revision/expired': {
    status: 409,
    sentence: 'The time to agree to this price has passed. Please call us.',
  },
  'revision/none': { status: 409, sentence: 'There is nothing to agree to on this quote.' },
  'revision/answered': { status: 409, sentence: 'This revised price has been answered already.' },
  'order/no-stage': { status: 409, sentence: 'This quote is no order, so there is nothing to move.' },
  'order/moved-meanwhile': {
    status: 409,
    sentence: 'Somebody else has moved this order in the meantime. Nothing has been overwritten.',
  },
  'order/given-back-changed': {
    status: 409,
    sentence: 'What is given back has changed in the meantime. Please look again.',
  },
  'order/more-than-received': {
    status: 409,
    sentence: 'No more can be given back than was received.',
  },
  'order/means-missing': {
    status: 409,
    sentence: 'Not all of it goes back to the card. Please say how the rest was given back.',
  },
  'order/not-measured': {
    status: 409,
    sentence: 'The sizes to cut are not agreed with the customer. Record them in the order first.',
  },
  'order/not-next': { status: 409, sentence: 'An order moves one stage at a time.' },
  'order/completed': {
    status: 409,
    sentence: 'This order is completed. Change its status first, then move it.',
  },
  'order/unknown-link': {
    status: 404,
    sentence: 'This link does not lead to an order any more. Please call us.',
  },
  'appointment/not-found': { status: 404, sentence: 'We could not find this appointment.' },
  'appointment/not-an-order': {
    status: 409,
    sentence: 'This quote is no order, so there is nothing to arrange.',
  },
  'appointment/arranged': {
    status: 409,
    sentence: 'An appointment is offered or booked already. Please move it or cancel it.',
  },
  'appointment/taken': {
    status: 409,
    sentence: 'This time has just been taken. Please choose another.',
  },
  'appointment/cancelled': {
    status: 409,
    sentence: 'This appointment has been cancelled. Please call us to arrange another.',
  },
  'appointment/too-late': {
    status: 409,
    sentence: 'It is too late to change this appointment here. Please call us.',
  },
  'order/too-many-rows': {
    status: 409,
    sentence: 'This is more than one spreadsheet can hold. Please narrow the list first.',
  },

  'basket/malformed-session': { status: 400, sentence: 'This basket could not be recognised.' },
  'basket/item-not-found': { status: 404, sentence: 'This quote is not in your basket.' },
  'basket/full': { status: 409, sentence: 'Your basket is full. Please remove a quote first, or call us.' },

  'job/not-found': { status: 404, sentence: 'We could not find this job.' },
  'job/empty': { status: 400, sentence: 'There is no quote to put into a job.' },
  'job/full': { status: 409, sentence: 'A job holds 50 quotes at most, as a basket does.' },
  'job/in-another': { status: 409, sentence: 'One of these quotes is part of another job already.' },
  'job/saved-elsewhere': {
    status: 409,
    sentence:
      'One of these quotes was not saved in this basket. Please take it out, or configure it yourself.',
  },
  'job/money-taken': {
    status: 409,
    sentence: 'Money has come in on this job or is under way, so what is in it stays as it is.',
  },
  'job/top-stays': {
    status: 409,
    sentence: 'One of the tops cannot be moved there, so none was.',
  },

  'deposit/not-found': { status: 404, sentence: 'We could not find this payment.' },
  'deposit/nothing-to-pay': { status: 400, sentence: 'There is no quote to pay a deposit on.' },
  'deposit/amount-out-of-range': {
    status: 400,
    sentence: 'A deposit on this total cannot be paid online. Please call us.',
  },
  'deposit/amounts-changed': {
    status: 409,
    sentence: 'The amounts have changed. Please check the new total before you pay.',
  },
  'deposit/not-payable': {
    status: 409,
    sentence: 'A deposit cannot be paid on all of these quotes. Please update or remove the ones marked.',
  },
  'deposit/part-of-job': {
    status: 409,
    sentence:
      'One of these quotes is part of a job, which is paid as a whole. Please open the page of the job, or call us.',
  },
  'deposit/already-paid': { status: 409, sentence: 'This deposit has already been paid.' },
  'deposit/in-review': { status: 409, sentence: 'We are checking a payment for this deposit.' },
  'deposit/payment-under-way': {
    status: 409,
    sentence:
      'A payment for one of these quotes is under way. Please finish it, or try again in a few minutes.',
  },
  'deposit/key-reused': {
    status: 409,
    sentence:
      'This payment request was sent before with other details. Please reload the page and try again.',
  },
  'deposit/provider-unavailable': {
    status: 503,
    sentence:
      'The card payment page cannot be reached at the moment. Nothing has been charged. Please try again in a few minutes, or call us.',
  },
  'deposit/provider-refused': {
    status: 503,
    sentence: 'The card payment page could not be opened. Nothing has been charged. Please call us.',
  },
  'deposit/outcome-unknown': {
    status: 503,
    sentence:
      'We cannot see at the moment how your earlier payment page stands. Please do not pay again, but call us: we will look it up for you.',
  },

  'payment/more-than-price': {
    status: 409,
    sentence: 'This is more than the price of the order.',
  },
  'payment/more-than-owed': {
    status: 409,
    sentence: 'This is more than the job still owes.',
  },
  'payment/more-than-credit': {
    status: 409,
    sentence: 'This is more than the credit of the order.',
  },
  'balance/not-asked': {
    status: 409,
    sentence: 'Nothing is to be paid online on this order at the moment. Please call us if you think it is.',
  },
  'balance/changed': {
    status: 409,
    sentence: 'What is to pay has changed in the meantime. Please look at it again.',
  },
  'balance/in-review': {
    status: 409,
    sentence: 'We are checking a payment for this order. Please do not pay again before you hear from us.',
  },
  'balance/nothing-left': { status: 409, sentence: 'Nothing is left to pay on this order.' },
  'balance/no-deposit': {
    status: 409,
    sentence: 'The deposit has not been paid. The balance can be asked for once it has.',
  },

  'payment/under-another': {
    status: 409,
    sentence: 'Money for this top is on another of its quotes. Please record the payment there.',
  },
  'invoice/not-found': { status: 404, sentence: 'We could not find this invoice.' },
  'payment/not-found': { status: 404, sentence: 'There is no such payment.' },

  'refund/too-much': {
    status: 409,
    sentence: 'This is more than was paid and has not been given back.',
  },
  'refund/changed-meanwhile': {
    status: 409,
    sentence: 'Something was given back since this was opened. Please close it and look again.',
  },
  'refund/under-way': {
    status: 409,
    sentence: 'Another refund of this payment is under way. Please wait until the provider has confirmed it.',
  },
  'refund/nothing-paid': { status: 409, sentence: 'Nothing was paid that could be given back.' },
  'refund/not-found': { status: 404, sentence: 'There is no such refund.' },
  'refund/settled': { status: 409, sentence: 'This refund has come to its end already.' },
  'refund/accepted': {
    status: 409,
    sentence: 'The card provider has accepted this refund: sent again, it could be paid twice.',
  },
  'refund/busy': {
    status: 409,
    sentence: 'The card provider is just being asked about this refund. Please try again in a minute.',
  },
  'refund/at-provider': {
    status: 409,
    sentence: 'The card provider has this refund in its books or is at it: do not pay it in another way.',
  },
  'review/other-account': {
    status: 409,
    sentence:
      'This payment was made with another account of the card provider: look there, and settle it here.',
  },
  'review/not-found': { status: 404, sentence: 'There is no payment to be reviewed here.' },
  'review/decided': { status: 409, sentence: 'This payment has been decided already.' },
  'review/no-answer': {
    status: 503,
    sentence:
      'The card provider does not answer at the moment. Nothing has been decided: please try again later.',
  },
  'review/charge-left': {
    status: 409,
    sentence: 'The card was charged, and not all of that was given back: accept the payment, or refund it.',
  },
  'review/not-possible': { status: 409, sentence: 'This payment cannot be decided in this way.' },

  'task/not-found': { status: 404, sentence: 'There is no such task.' },
  'task/decide-payment': {
    status: 409,
    sentence:
      'This payment is still under review. It is done once somebody has decided it, on the Money page.',
  },
  'mail/refused': { status: 401, sentence: 'Unauthorized: mail is taken from our own mail service alone.' },
  'mail/not-found': { status: 404, sentence: 'There is no such mail.' },
  'mail/not-waiting': { status: 409, sentence: 'This mail is not waiting any more.' },
  'mail/not-resendable': { status: 409, sentence: 'This mail cannot be sent again.' },
  'person/not-found': { status: 404, sentence: 'We hold nothing about this person.' },
  'person/no-note': { status: 404, sentence: 'There is no such note.' },
  'person/payment-open': {
    status: 409,
    sentence:
      'A payment of this person is open or under review, or its card page was closed within the last day. Try again once it is certain that no money moves.',
  },
  'person/order-open': {
    status: 409,
    sentence:
      'An order of this person is paid for and not completed. Complete it, or give its deposit back, first.',
  },

  'trade/not-found': { status: 404, sentence: 'There is no such trade customer.' },
  'trade/email-taken': {
    status: 409,
    sentence: 'There is a trade customer with this e-mail address already.',
  },
  'trade/not-active': {
    status: 409,
    sentence: 'This trade customer is not active, so a link shows nothing.',
  },
  'trade/unknown-link': {
    status: 404,
    sentence: 'This link does not lead to trade prices any more. Please call us for a new one.',
  },

  'migration/under-way': {
    status: 409,
    sentence: 'A migration is under way already. Please wait until it has finished.',
  },
  'migration/source-unreachable': {
    status: 503,
    sentence: 'The Preview data cannot be read at the moment. Nothing has been changed.',
  },
  'migration/source-invalid': {
    status: 409,
    sentence: 'The Preview data is not a catalogue of this product. Nothing has been changed.',
  },
  'system/not-on-hold': { status: 409, sentence: 'The shop is not on hold.' },

  'postcode/not-found': {
    status: 404,
    sentence: 'Please check the postcode and try again, or enter your address manually.',
  },
  'postcode/too-many': {
    status: 429,
    sentence: 'Too many postcodes were looked up. Please wait a minute, or enter your address manually.',
  },
  'postcode/unavailable': {
    status: 503,
    sentence: 'Unable to lookup postcode. Please enter your address manually.',
  },

  'server/unexpected': { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  'server/unavailable': {
    status: 503,
    sentence: 'We cannot answer right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** One input that was refused: the field's wire name and what is wrong with it, as a sentence. */
export interface FieldError {
  field: string;
  message: string;
}

/** What an error may add. Never anything private: it is shown to whoever asked. */
export interface ErrorDetails {
  fields?: FieldError[];
  /** The price as it is now, a decimal string in pounds (D1). */
  totalPrice?: string;
  /** Wire name of the part that is not sold any more, such as `colorId`. */
  part?: string;
  /** The right figures of a deposit, decimal strings in pounds (D5). */
  totalAmount?: string;
  depositAmount?: string;
  /** The quotes a deposit was refused for, and why (D21). */
  quotes?: { quoteId: string; reference: string; blocker: PaymentBlocker }[];
  /** After how many seconds it is worth trying again, as in the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** The row as it is now, where somebody else was quicker; told to staff alone. */
  current?: AdminItem;
}

/** The one shape of every failure (D12). */
export interface ErrorResponse {
  error: string;
  code: ErrorCode;
  details?: ErrorDetails;
  requestId: string;
}
