import { restoreControls, captureControls } from './restore-controls';

/** A page as served with its fields filled in, and the page that React renders in its place. */
function carriedOver(servedHtml: string, values: Record<string, string>, newHtml: string) {
  document.body.innerHTML = servedHtml;
  captureControls(document.body);
  for (const [field, value] of Object.entries(values)) fieldOf(field).value = value;
  document.body.innerHTML = newHtml;
  restoreControls(document.body);
  return (field: string) => fieldOf(field).value;
}
const fieldOf = (field: string) => {
  const control = document.querySelector<HTMLInputElement>(`[data-test=${field}]`);
  if (!control) throw new Error(`no field ${field}`);
  return control;
};
const namedField = (name: string, extra = '') =>
  `<input data-test="${name}" name="${name}" class="field${extra}">`;
const unnamed = (field: string) => `<input data-test="${field}" class="field">`;

it('text typed before hydration is kept in its field', () => {
  const page = namedField('email') + unnamed('length') + unnamed('width');
  const valueOf = carriedOver(page, { email: 'ada@example.com', length: '1200', width: '350' }, page);
  expect(['email', 'length', 'width'].map(valueOf)).toEqual(['ada@example.com', '1200', '350']);
});

it('keeps the text of a named field even if an extension has added elements', () => {
  const valueOf = carriedOver(
    namedField('email', ' filled-by-manager') + namedField('phone'),
    { email: 'ada@example.com' },
    namedField('email') + namedField('phone'),
  );
  expect(['email', 'phone'].map(valueOf)).toEqual(['ada@example.com', '']);
});

it('text of a removed field is not moved to another field', () => {
  const valueOf = carriedOver(
    unnamed('width') + unnamed('quantity'),
    { width: '350', quantity: '2' },
    unnamed('length') + unnamed('width') + unnamed('quantity'),
  );
  expect(['length', 'width', 'quantity'].map(valueOf)).toEqual(['', '', '']);
});

it('a choice is kept by its value, even if the options have moved', () => {
  const radio = (value: string) => `<input type="radio" data-test="${value}" name="sink" value="${value}">`;
  document.body.innerHTML = radio('oval') + radio('none');
  captureControls(document.body);
  fieldOf('none').checked = true;
  document.body.innerHTML = radio('square') + radio('oval') + radio('none');
  restoreControls(document.body);
  expect(['square', 'oval', 'none'].map((value) => fieldOf(value).checked)).toEqual([false, false, true]);
});
