import { setCompany } from '@app/content';
import { emptyCompany } from '@app/content/testing';
import { mailSamples, renderSample } from './samples/index';
import { mailPage } from './mail-page';

beforeAll(() => setCompany(emptyCompany));

it.each(mailSamples.map((sample) => [`${sample.kind}, ${sample.name}`, sample] as const))(
  '%s has no broken sentence or link before the owner has filled in anything (D40)',
  (_, sample) => {
    const { subject, html, text } = renderSample(sample);
    const page = mailPage(html);

    for (const link of page.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(/^(?:https:\/\/\S+|tel:\S+|mailto:\S+)$/u);
    }
    expect(`${subject} ${page.body.textContent} ${text}`).not.toMatch(/undefined|null|NaN/u);
    // A missing fact must leave no broken sentence.
    for (const content of [subject, text])
      expect(content).not.toMatch(
        /[,:–] *(?:[.,]|$)(?<!:$)|\( *\)|\b(?:ring|telephone on|letter to|email to) *[.,]/mu,
      );
  },
);
