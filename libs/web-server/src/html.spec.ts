import { html } from './html';

it('escapes values, but not templates', () => {
  const name = `<b>&"'`;

  expect(html`<i title="${name}">${html`<b>${1}</b>`}</i>`.markup).toBe(
    '<i title="&#60;b&#62;&#38;&#34;&#39;"><b>1</b></i>',
  );
});

it('leaves out missing values, and joins lists', () => {
  expect(html`${undefined}${false}${['a', html`<br />`, 0]}`.markup).toBe('a<br />0');
});
