import { siteContent } from './site-content';
import type { Statistic } from './site-content.types';
import { showSamples, withoutHiddenSamples } from './samples';

const ours: Statistic = { figure: '21', meaning: 'years', isSample: true };
const theirs: Statistic = { figure: '4', meaning: 'generations' };

afterEach(() => showSamples(false));

it('hides sample texts unless it is a demonstration (D40)', () => {
  expect(withoutHiddenSamples([ours, theirs])).toEqual([theirs]);

  showSamples(true);
  expect(withoutHiddenSamples([ours, theirs])).toEqual([ours, theirs]);
});

it('marks every invented testimonial, person, figure and map', () => {
  const { testimonials, team, statistics, showroom } = siteContent;

  for (const item of [...testimonials, ...team, ...statistics, showroom.sketch])
    expect(item?.isSample).toBe(true);
  expect(testimonials).toHaveLength(3);
});

it('has the specified banner text, without an end date (D41)', () => {
  expect(siteContent.banner).toEqual({
    text: 'Limited-Time Offer: VAT Paid by Us – Prices Already Reflect This Deal',
  });
});

it('uses only fictional phone numbers and example domains (D40)', () => {
  const { company, tradeDesk, socialLinks, credit, kitchenPartner } = siteContent;

  for (const { display, href } of [company.phone, tradeDesk.phone]) {
    expect(display).toMatch(/^0118 496 0\d{3}$/);
    expect(href).toBe(`tel:+44${display.replaceAll(' ', '').slice(1)}`);
  }
  for (const { url } of [...socialLinks, credit, kitchenPartner]) {
    expect(new URL(url).hostname).toMatch(/(?:^|\.)example\.com$/);
  }
});
