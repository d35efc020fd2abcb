import { company, delivery, legal, showroom, weeksToHandOver } from '@app/content';
import {
  balanceDueText,
  deliveryText,
  cancellingText,
  depositOf,
  depositPercent,
  formatGbp,
  formatPounds,
  handOverText,
  refusedPriceText,
  toPence,
  toPounds,
  topsPerDelivery,
} from '@app/pricing';
import type { ReactNode } from 'react';
import type { OrderTermsMailData } from './deposit-mail-data';
import type { Clause } from '../parts/clauses';
import { MailLink, PhoneLink } from '../parts/contact-links';
import { showroomAddress } from '../words/contact';
import { addressLine } from '../words/typed-text';
import { breakLinks } from '../words/break-links';

/**
 * What a distance contract must state on a durable medium, besides tops and amounts, as in the terms of sale (Consumer
 * Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulation 16 and Schedule 2).
 * @param paid how and when, after the amount: 'in cash on 21 November 2026'
 */
export const orderClauses = (order: OrderTermsMailData, paid: string): Clause[] => [
  {
    label: 'Who you buy from',
    paragraphs: [sellerText(), showroomAddress() && `Showroom: ${showroomAddress()}.`, contactText()],
  },
  {
    label: 'If the price changes',
    paragraphs: [
      'If something turns out to be different from what you entered, we tell you the new price before any work begins, and you decide.',
    ],
  },
  { label: 'Deposit and balance', paragraphs: [depositTerms(order, paid)] },
  { label: 'Delivery or collection', paragraphs: deliverySentences(order) },
  {
    label: 'If you cancel',
    paragraphs: [
      ...cancellingText(order.kept),
      refusedPriceText(order.kept.toMeasure),
      `Every top is cut to the measurements that you confirm. Because it is made to your specification, the 14-day right to cancel an online purchase does not apply (Consumer Contracts Regulations 2013, regulation 28(1)(b)). If you change your mind, ring us at once, or cancel on the page of your order: nothing is cut before you have confirmed the measurements.`,
    ],
  },
  {
    label: 'If something is wrong',
    paragraphs: [
      'Tell us as soon as you see it, if possible before the top is fitted, with a picture; we get back to you within 24 hours.',
      complaintsText(),
      'We are under a legal duty to supply goods that are in conformity with the contract. A top that is faulty, not as described or not fit for its purpose is repaired, replaced or refunded as the Consumer Rights Act 2015 sets out.',
    ],
  },
];

function sellerText(): string {
  const name = legal.companyName || company.name;
  if (!name) return '';
  const trading = company.name && company.name !== name ? `, trading as ${company.name}` : '';
  const facts = [
    legal.registeredIn && `Registered in ${legal.registeredIn}`,
    legal.companyNumber && `company number ${legal.companyNumber}`,
    legal.registeredOffice && `registered office ${legal.registeredOffice}`,
    legal.vatNumber && `VAT number ${legal.vatNumber}`,
  ].filter(Boolean);
  return `${name}${trading}.${facts.length ? ` ${facts.join(', ')}.` : ''}`;
}

function contactText(): ReactNode {
  const { phone, email } = company;
  if (!phone.display && !email) return null;
  return (
    <>
      {phone.display && (
        <>
          Telephone <PhoneLink phone={phone.display} />
        </>
      )}
      {phone.display && email && ', '}
      {email && (
        <>
          email <MailLink address={email} />
        </>
      )}
    </>
  );
}

function complaintsText(): ReactNode {
  const { phone, email } = company;
  const address = showroomAddress();
  if (!phone.display && !email && !address) return null;
  return (
    <>
      Complaints reach us{' '}
      {phone.display && (
        <>
          by telephone on <PhoneLink phone={phone.display} />
        </>
      )}
      {phone.display && email && ', '}
      {email && (
        <>
          by email to <MailLink address={email} />
        </>
      )}
      {(phone.display || email) && address && ' or '}
      {address && `by letter to ${[company.name, address].filter(Boolean).join(', ')}`}.
    </>
  );
}

function depositTerms(order: OrderTermsMailData, paid: string): string {
  const { totalAmount, depositAmount, remainingAmount } = order;
  const usual = toPounds(depositOf(toPence(totalAmount)));
  const share = depositAmount === usual ? `${depositPercent}% of the total, ` : '';
  const rest =
    toPence(remainingAmount) > 0
      ? `It counts towards the price. ${formatPounds(remainingAmount)} is still to pay. ${balanceDueText}`
      : 'That is the whole price: nothing more is to pay.';
  return `You ordered by paying ${toPence(remainingAmount) > 0 ? 'a deposit of ' : ''}${share}${formatPounds(depositAmount)}, ${paid}. ${rest}`;
}

const handOverSentence = (what: string) => `It is ${what} ${handOverText(weeksToHandOver)}`;

function deliverySentences(order: OrderTermsMailData): string[] {
  const { deliveryAddress, deliveryAmount, needsAnotherDelivery } = order;
  if (deliveryAddress === null) {
    const hours = showroom.hours
      .map(({ label, time }) => `${label} ${time ? `${time.opens} to ${time.closes}` : 'closed'}`)
      .join(', ');
    const where = showroomAddress();
    return [
      `You collect from the showroom${where && `, ${where}`}. That is free. ${handOverSentence('ready')}`,
      hours && `Open: ${hours}.`,
    ];
  }
  return [
    `To: ${breakLinks(addressLine(deliveryAddress))}`,
    `Delivery costs ${formatGbp(toPence(deliveryAmount) || delivery.fee)} and covers up to ${topsPerDelivery} tops. ${handOverSentence('delivered')} ${deliveryText}`,
    toPence(deliveryAmount) === 0 ? 'What delivery costs is not in the price above.' : '',
    needsAnotherDelivery
      ? 'You ordered more than that: we arrange another delivery with you on the phone.'
      : '',
  ];
}
