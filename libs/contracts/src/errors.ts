import type { AdminItem } from './admin/catalogue/catalogue';
import type { CompanySettings } from './company/company';
import type { MakingSettings } from './making/making-rules';
import type { outcomeUnknownSentence } from './payments/outcome-unknown';
import type { PaymentBlocker } from './payments/payment-blocker';

const withStatus =
  <Status extends number>(status: Status) =>
  (sentence: string) => ({ status, sentence });

const invalid = withStatus(400);
const unauthorized = withStatus(401);
const forbidden = withStatus(403);
const notFound = withStatus(404);
const conflict = withStatus(409);
const tooLarge = withStatus(413);
const tooMany = withStatus(429);
const unavailable = withStatus(503);

/**
 * All errors of the API (D12): code, HTTP status and the sentence for people. Code throws `AppError` with the code.
 */
export const errorCatalogue = {
  'request/invalid': invalid('Some details are missing or not valid.'),
  'request/key-missing': invalid(
    'The header Idempotency-Key is missing, by which a request sent again is known to be the same.',
  ),
  'request/conflict': conflict(
    'This conflicts with something that was saved already. Please load the page again and look.',
  ),
  'request/malformed-json': invalid('The request could not be read as JSON.'),
  'request/malformed-url': invalid('The address could not be read.'),
  'request/foreign-origin': forbidden('This request came from another website and was not carried out.'),
  'request/not-found': notFound('There is nothing at this address.'),
  'request/timed-out': withStatus(408)('The request took too long to arrive.'),
  'request/too-large': tooLarge('The request is too large.'),
  'request/url-too-long': withStatus(414)('The address is too long.'),
  'request/unsupported-type': withStatus(415)('The request must be sent as JSON.'),
  'request/too-many': tooMany(
    'You have sent this form several times already. Please try again later, or call us.',
  ),
  'request/too-often': tooMany('That was a lot at once. Please wait a minute and try again.'),
  'request/headers-too-large': withStatus(431)('The request headers are too large.'),

  'auth/signed-out': unauthorized('Unauthorized: please sign in.'),
  'auth/wrong-credentials': unauthorized('Unauthorized: the email or the password is not right.'),
  'auth/not-an-admin': forbidden('You need administrator privileges for this.'),
  'auth/not-your-role': forbidden(
    'Your role does not include this. The owner can change it on the Users page.',
  ),
  'auth/needs-https': forbidden(
    'Signing in needs a secure connection: please use the address that begins with https.',
  ),
  'auth/locked': tooMany(
    'There were too many failed attempts to sign in. Please wait a few minutes and try again.',
  ),

  'auth/code-needed': unauthorized('Unauthorized: please enter the code that your authenticator app shows.'),
  'auth/wrong-code': unauthorized(
    'Unauthorized: this code is not right, or has been used. Please enter the one shown now.',
  ),
  'auth/second-factor-needed': forbidden(
    'Admins need a second factor here. Please set one up first, on the page of your account.',
  ),
  'auth/wrong-password': forbidden('This is not your password.'),
  'auth/invitation-not-found': notFound(
    'This invitation has been used or has ended. Please ask for a new one.',
  ),

  'users/not-found': notFound('There is no such user.'),
  'users/email-taken': conflict('Somebody with this email address is a user already.'),
  'users/not-yourself': conflict('You cannot take this away from yourself.'),
  'users/last-admin': conflict('There must be at least one owner who can sign in.'),
  'users/already-accepted': conflict('This user has accepted the invitation already.'),
  'users/second-factor-present': conflict('A second factor is in use already.'),
  'users/no-second-factor': conflict('There is no second factor to confirm or to remove.'),

  'catalogue/item-not-found': notFound('There is no such item in the catalogue.'),
  'catalogue/name-taken': conflict('Another item already has this name.'),
  'catalogue/changed-meanwhile': conflict(
    'Somebody else has changed this in the meantime. Nothing has been overwritten.',
  ),
  'catalogue/not-a-pdf': withStatus(415)('This is not a complete PDF.'),
  'catalogue/template-too-large': tooLarge('A template can have at most 4 MB.'),
  'catalogue/material-deleted': conflict('The material of this colour has been deleted.'),
  'company/changed-meanwhile': conflict(
    'Somebody else has changed the company in the meantime. Nothing has been overwritten.',
  ),
  'making/changed-meanwhile': conflict(
    'Somebody else has changed these numbers in the meantime. Nothing has been overwritten.',
  ),
  'making/not-undoable': conflict('Only the latest change of these numbers can be undone, and once.'),
  'company/not-undoable': conflict('Only the latest change can be undone, and once.'),
  'company/not-complete': conflict(
    'The shop is open, so it needs facts of your own. Nothing has been saved.',
  ),
  'company/still-incomplete': conflict(
    'The shop still has examples instead of your company. Complete them under Company first.',
  ),
  'prices/not-found': notFound('There is no such price change.'),
  'prices/out-of-limits': conflict(
    'Some of the new prices would be out of their limits. Nothing has been changed.',
  ),
  'prices/list-invalid': invalid('Some lines of the price list cannot be used. Nothing has been changed.'),
  'prices/changed-meanwhile': conflict(
    'The prices have changed since this was shown. Please look at them again.',
  ),
  'prices/not-undoable': conflict('Only the latest price change can be undone, and once.'),

  'image/unreadable': invalid('This is not a picture that we can read. Please send a JPEG, PNG or WebP.'),
  'image/too-large': tooLarge('This picture is too large.'),
  'image/not-found': notFound('There is no such picture.'),
  'attachment/not-found': notFound('There is no such file.'),
  'attachment/too-many': conflict('At most five files can be sent along.'),
  'attachment/too-large': tooLarge('A file can have at most 10 MB.'),
  'attachment/unsupported': withStatus(415)('Please send pictures (JPEG, PNG, WebP) or PDFs.'),
  'attachment/too-late': conflict('Files can no longer be added here. Please send them by email.'),

  'inquiry/not-found': notFound('There is no such inquiry.'),

  'catalogue/template-not-found': notFound('There is no such template.'),
  'catalogue/material-not-found': notFound('We do not sell this material.'),

  'quote/not-found': notFound('We could not find this quote.'),
  'quote/too-many-mails': tooMany(
    'Several emails have been sent at your request already. Please try again later, or call us: your quote is kept.',
  ),
  'quote/too-many-pdfs': tooMany(
    'This has been opened many times just now. Please wait a minute and try again.',
  ),
  'quote/incomplete': invalid('Please choose a material, a thickness, a length and a width before saving.'),
  'quote/size-out-of-range': invalid('We cannot cut a top of this size from one piece.'),
  'quote/unknown-part': invalid('Part of this configuration is not in our catalogue.'),
  'quote/color-of-other-material': invalid('This colour belongs to another material.'),
  'quote/zero-price': invalid('Please check your configuration - the calculated price is £0.'),
  'quote/part-not-sold': conflict('Part of this configuration is no longer sold.'),
  'quote/price-changed': conflict('The price has changed since you configured this top.'),

  'order/has-deposit': conflict(
    'A quote with a deposit that is paid, pending or under review cannot be deleted.',
  ),
  'order/not-deleted': conflict('This quote has not been deleted.'),
  'order/deleted': conflict('This quote has been deleted. Restore it first.'),
  'order/no-address': conflict('There is no email address with this quote.'),
  'order/declined': conflict('This quote has been declined.'),
  'order/superseded': conflict('This quote has been replaced by a revised one.'),
  'order/measured-meanwhile': conflict(
    'Somebody else has recorded sizes in the meantime. Nothing has been overwritten.',
  ),
  'revision/not-agreed': conflict(
    'This is a revised price that the customer has not agreed to. Please work on the quote it revises.',
  ),
  'revision/expired': conflict('The time to agree to this price has passed. Please call us.'),
  'revision/none': conflict('There is nothing to agree to on this quote.'),
  'revision/answered': conflict('This revised price has been answered already.'),
  'order/not-found': notFound('There is no such order.'),
  'order/ordered-already': conflict('One of these tops is ordered already. Please look at its order.'),
  'order/in-production': conflict(
    'Stone of this order is being cut already. Please take another order for more tops.',
  ),
  'order/deposit-not-awaited': conflict('No deposit is awaited on this order any more.'),
  'order/no-stage': conflict('This quote is no order, so there is nothing to move.'),
  'order/moved-meanwhile': conflict(
    'Somebody else has moved this order in the meantime. Nothing has been overwritten.',
  ),
  'order/refund-changed': conflict('The refund has changed in the meantime. Please look again.'),
  'order/more-than-received': conflict('No more can be refunded than was received.'),
  'order/method-missing': conflict(
    'Not all of it goes back to the card. Please say how the rest was refunded.',
  ),
  'order/not-measured': conflict(
    'The sizes to cut are not agreed with the customer. Record them in the order first.',
  ),
  'order/cannot-be-made': conflict(
    'This top cannot be made as chosen. Change it, or say on the quote why it is made anyway.',
  ),
  'order/on-hold': conflict('This top is on hold. Deal with it first, or say why you are continuing.'),
  'order/drawing-not-signed': conflict(
    'The customer has not agreed to the drawing. Wait for it, or say why it is cut.',
  ),
  'drawing/not-found': notFound('There is no such drawing.'),
  'drawing/changed': conflict('The drawing has changed in the meantime. Please look at it again.'),
  'drawing/agreed': conflict('The drawing needs no agreement any more.'),
  'drawing/incomplete': conflict(
    'Each basin and cut-out needs a position before anybody can agree to the drawing.',
  ),
  'order/not-next': conflict('An order moves one stage at a time.'),
  'order/completed': conflict('This order is completed. Change its status first, then move it.'),
  'order/unknown-link': notFound('This link does not lead to an order any more. Please call us.'),
  'appointment/not-found': notFound('We could not find this appointment.'),
  'appointment/not-an-order': conflict('This quote is no order, so there is nothing to arrange.'),
  'appointment/arranged': conflict(
    'An appointment is offered or booked already. Please move it or cancel it.',
  ),
  'appointment/tops-taken': conflict(
    'Another delivery or collection takes one of these tops, or it is with the customer already.',
  ),
  'visit/not-yours': conflict('This visit belongs to a colleague now. Please call the office.'),
  'workshop/not-yours': conflict('The workshop moves tops between measured, in production and ready.'),
  'workshop/not-to-cut': conflict(
    'There is no DXF of a top whose drawing is not agreed. Its card says what is missing.',
  ),
  'visit/cut-already': conflict('The stone is being cut already. Please call the office.'),
  'visit/changed': conflict(
    'This visit was moved, cancelled or done meanwhile, so it stays as it is. Please call the office.',
  ),
  'visit/nothing-ready': conflict('Nothing of this order is ready to hand over. Please call the office.'),
  'appointment/past': conflict('This time has passed. Please choose a later one.'),
  'appointment/person-busy': conflict(
    'This person has another appointment then. Please choose another time or person.',
  ),
  'appointment/unknown-person': conflict('This person is no longer on the staff. Please choose another.'),
  'appointment/unknown-feed': notFound('This calendar link is no longer valid.'),
  'appointment/taken': conflict('This time has just been taken. Please choose another.'),
  'appointment/cancelled': conflict(
    'This appointment has been cancelled. Please call us to arrange another.',
  ),
  'appointment/not-handed-over': conflict(
    'This has not been handed over, or its tops have been moved since. Please check the stages of the tops.',
  ),
  'appointment/too-late': conflict('It is too late to change this appointment here. Please call us.'),
  'order/too-many-rows': conflict(
    'This is more than one spreadsheet can hold. Please narrow the list first.',
  ),

  'basket/malformed-session': invalid('This basket could not be recognised.'),
  'basket/item-not-found': notFound('This quote is not in your basket.'),
  'basket/full': conflict('Your basket is full. Please remove a quote first, or call us.'),

  'job/not-found': notFound('We could not find this job.'),
  'job/empty': invalid('There is no quote to put into a job.'),
  'job/full': conflict('A job holds 50 quotes at most, as a basket does.'),
  'job/in-another': conflict('One of these quotes is part of another job already.'),
  'job/saved-elsewhere': conflict(
    'One of these quotes was not saved in this basket. Please take it out, or configure it yourself.',
  ),
  'job/money-taken': conflict(
    'Money has come in on this job or is under way, so what is in it stays as it is.',
  ),
  'job/top-stays': conflict('One of the tops cannot be moved there, so none was.'),

  'deposit/not-found': notFound('We could not find this payment.'),
  'deposit/nothing-to-pay': invalid('There is no quote to pay a deposit on.'),
  'deposit/amount-out-of-range': invalid('A deposit on this total cannot be paid online. Please call us.'),
  'deposit/amounts-changed': conflict('The amounts have changed. Please check the new total before you pay.'),
  'deposit/not-payable': conflict(
    'A deposit cannot be paid on all of these quotes. Please update or remove the ones marked.',
  ),
  'deposit/part-of-job': conflict(
    'One of these quotes is part of a job, which is paid as a whole. Please open the page of the job, or call us.',
  ),
  'deposit/ordered': conflict(
    'One of these tops has been ordered. Please pay its deposit by the link that we sent you, or call us.',
  ),
  'deposit/already-paid': conflict('This deposit has already been paid.'),
  'deposit/in-review': conflict('We are checking a payment for this deposit.'),
  'deposit/payment-under-way': conflict(
    'A payment for one of these quotes is under way. Please finish it, or try again in a few minutes.',
  ),
  'deposit/key-reused': conflict(
    'This payment request was sent before with other details. Please reload the page and try again.',
  ),
  'deposit/provider-unavailable': unavailable(
    'The card payment page cannot be reached at the moment. Nothing has been charged. Please try again in a few minutes, or call us.',
  ),
  'deposit/provider-refused': unavailable(
    'The card payment page could not be opened. Nothing has been charged. Please call us.',
  ),
  'deposit/outcome-unknown': unavailable(
    'We cannot see at the moment how your earlier payment page stands. Please do not pay again, but call us: we will look it up for you.' satisfies typeof outcomeUnknownSentence,
  ),

  'payment/more-than-price': conflict('This is more than the price of the order.'),
  'payment/more-than-credit': conflict('This is more than the credit of the order.'),
  'month/not-over': conflict('A month can be locked once it is over.'),
  'statement/unreadable': invalid('This statement could not be read. Nothing was imported.'),
  'statement/payout': conflict('This is a payout of SumUp. Its card payments are recorded already.'),
  'balance/not-asked': conflict(
    'Nothing is to be paid online on this order at the moment. Please call us if you think it is.',
  ),
  'balance/changed': conflict('What is to pay has changed in the meantime. Please look at it again.'),
  'balance/in-review': conflict(
    'We are checking a payment for this order. Please do not pay again before you hear from us.',
  ),
  'balance/nothing-left': conflict('Nothing is left to pay on this order.'),
  'balance/no-deposit': conflict('The deposit has not been paid. The balance can be asked for once it has.'),

  'payment/under-another': conflict(
    'Money for this top is on another of its quotes. Please record the payment there.',
  ),
  'invoice/not-found': notFound('We could not find this invoice.'),
  'payment/not-found': notFound('There is no such payment.'),

  'refund/too-much': conflict('This is more than was paid and has not been refunded.'),
  'refund/changed-meanwhile': conflict(
    'Part of it has been refunded since this was opened. Please close it and look again.',
  ),
  'refund/under-way': conflict(
    'Another refund of this payment is under way. Please wait until the provider has confirmed it.',
  ),
  'refund/nothing-paid': conflict('Nothing was paid that could be refunded.'),
  'refund/not-found': notFound('There is no such refund.'),
  'refund/settled': conflict('This refund has come to its end already.'),
  'refund/accepted': conflict(
    'The card provider has accepted this refund: sent again, it could be paid twice.',
  ),
  'refund/busy': conflict(
    'The card provider is just being asked about this refund. Please try again in a minute.',
  ),
  'refund/at-provider': conflict(
    'The card provider has this refund in its records or is working on it: do not pay it in another way.',
  ),
  'review/other-account': conflict(
    'This payment was made with another account of the card provider: look there, and settle it here.',
  ),
  'review/not-found': notFound('There is no payment to be reviewed here.'),
  'review/decided': conflict('This payment has been decided already.'),
  'review/no-answer': unavailable(
    'The card provider does not answer at the moment. Nothing has been decided: please try again later.',
  ),
  'review/charge-left': conflict(
    'The card was charged, and not all of that was refunded: accept the payment, or refund it.',
  ),
  'review/not-possible': conflict('This payment cannot be decided in this way.'),

  'task/not-found': notFound('There is no such task.'),
  'task/decide-chargeback': conflict('Please accept the chargeback, or say that it was won.'),
  'task/decide-payment': conflict(
    'This payment is still under review. It is done once somebody has decided it, on the Money page.',
  ),
  'mail/refused': unauthorized('Unauthorized: email is taken from our own mail service alone.'),
  'mail/not-found': notFound('There is no such email.'),
  'mail/not-waiting': conflict('This email is not waiting any more.'),
  'mail/not-resendable': conflict('This email cannot be sent again.'),
  'person/not-found': notFound('We hold nothing about this person.'),
  'person/no-note': notFound('There is no such note.'),
  'person/payment-open': conflict(
    'A payment of this person is open or under review, or its card page was closed within the last day. Try again once it is certain that no money moves.',
  ),
  'person/order-open': conflict(
    'An order of this person is paid for and not completed. Complete it, or give its deposit back, first.',
  ),

  'trade/not-found': notFound('There is no such trade customer.'),
  'trade/email-taken': conflict('There is a trade customer with this email address already.'),
  'trade/not-active': conflict('This trade customer is not active, so a link shows nothing.'),
  'trade/unknown-link': notFound(
    'This link does not lead to trade prices any more. Please call us for a new one.',
  ),

  'migration/under-way': conflict('A migration is under way already. Please wait until it has finished.'),
  'migration/source-unreachable': unavailable(
    'The Preview data cannot be read at the moment. Nothing has been changed.',
  ),
  'migration/source-invalid': conflict(
    'The Preview data is not a catalogue of this product. Nothing has been changed.',
  ),
  'system/not-on-hold': conflict('The shop is not on hold.'),

  'postcode/not-found': notFound('Please check the postcode and try again, or enter your address manually.'),
  'postcode/too-many': tooMany(
    'Too many postcodes were looked up. Please wait a minute, or enter your address manually.',
  ),
  'postcode/unavailable': unavailable('Unable to lookup postcode. Please enter your address manually.'),

  'server/unexpected': withStatus(500)('Something went wrong on our side. Please try again.'),
  'server/unavailable': unavailable('We cannot answer right now. Please try again in a moment.'),
};

export type ErrorCode = keyof typeof errorCatalogue;

/** A refused input: the field's wire name and what is wrong with it. */
export interface FieldError {
  field: string;
  message: string;
}

/** Details of an error. Nothing private: the client shows them. */
export interface ErrorDetails {
  fields?: FieldError[];
  /** Current price, a decimal string in pounds (D1). */
  totalPrice?: string;
  /** Wire name of the part that is no longer sold, such as `colorId`. */
  part?: string;
  /** Correct amounts of a deposit, decimal strings in pounds (D5). */
  totalAmount?: string;
  depositAmount?: string;
  /** Quotes that a deposit was refused for, and why (D21). */
  quotes?: { quoteId: string; reference: string; blocker: PaymentBlocker }[];
  /** As in the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** Current state of the item that somebody else has changed; staff only. */
  current?: AdminItem | CompanySettings | MakingSettings;
}

/** Body of every error (D12). */
export interface ErrorResponse {
  error: string;
  code: ErrorCode;
  details?: ErrorDetails;
  requestId: string;
}
