import { siteContent } from './site-content';
import type { Statistic } from './site-content.types';
import { showSamples, withoutHiddenSamples } from './samples';

const ours: Statistic = { figure: '21', meaning: 'years', isSample: true };
const theirs: Statistic = { figure: '4', meaning: 'generations' };

afterEach(() => showSamples(false));

it('hides what we invented until a demonstration asks for it (D40)', () => {
  expect(withoutHiddenSamples([ours, theirs])).toEqual([theirs]);

  showSamples(true);
  expect(withoutHiddenSamples([ours, theirs])).toEqual([ours, theirs]);
});

it('marks every testimonial, person, figure and sketch that is not the owner’s own', () => {
  const { testimonials, team, statistics, showroom } = siteContent;

  for (const item of [...testimonials, ...team, ...statistics, showroom.sketch])
    expect(item?.isSample).toBe(true);
  expect(testimonials).toHaveLength(3);
});

it('offers the banner to the letter, without an end (D41)', () => {
  expect(siteContent.banner).toEqual({
    text: 'Limited-Time Offer: VAT Paid by Us – Prices Already Reflect This Deal',
  });
});

it('names only numbers reserved for fiction and domains reserved for examples (D40)', () => {
  const { company, tradeDesk, socialLinks, credit, kitchenPartner } = siteContent;

  for (const { display, href } of [company.phone, tradeDesk.phone]) {
    expect(display).toMatch(/^0118 496 0\d{3}$/);
    expect(href).toBe(`tel:+44${display.replaceAll(' ', '').slice(1)}`);
  }
  for (const { url } of [...socialLinks, credit, kitchenPartner]) {
    expect(new URL(url).hostname).toMatch(/(?:^|\.)example\.com$/);
  }
});
