import { setCompany } from '@app/content';
import { replacedCompany } from '@app/content/testing';
import { mailSamples, renderSample } from './samples/index';

// After everything is loaded: no module may have kept a fact.
beforeAll(() => setCompany(replacedCompany));

it('shows none of our sample content after the owner replaces it (D40)', () => {
  for (const sample of mailSamples) {
    const { subject, html, text } = renderSample(sample);
    const shown = `${subject} ${html} ${text}`.replaceAll('https://shop.example.co.uk', '');

    const sampleContent = ['Readstone', '0118 496 01', '+44118496', 'info@example', 'Kiln Yard'];
    expect(sampleContent.filter((word) => shown.includes(word))).toEqual([]);
    expect(text).toContain('Slate & Sons');
    expect(html).toContain('Slate &amp; Sons');
    expect(html).toContain('tel:01632960001');
  }
});
