import { render, screen } from '@testing-library/react';
import { tolerateTranslator } from './tolerate-translator';

const untouched = { ...pick('appendChild', 'insertBefore', 'removeChild') };

beforeAll(tolerateTranslator);
afterAll(() => void Object.assign(Node.prototype, untouched));

function pick(...names: ('appendChild' | 'insertBefore' | 'removeChild')[]) {
  return Object.fromEntries(names.map((name) => [name, Node.prototype[name]]));
}

const fontFor = (text: Text) => {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(`«${text.data}»`);
  return font;
};

/** How translators are known to replace a text. */
const ways: [string, (text: Text) => void][] = [
  ['replaces', (text) => text.replaceWith(fontFor(text))],
  [
    'inserts before and removes',
    (text) => {
      text.parentNode?.insertBefore(fontFor(text), text);
      text.remove();
    },
  ],
  [
    'moves into its own element',
    (text) => {
      const font = document.createElement('font');
      text.before(font);
      font.append(text);
    },
  ],
  [
    'replaces twice',
    (text) => {
      const first = fontFor(text);
      text.replaceWith(first);
      first.replaceWith(fontFor(text));
    },
  ],
];

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe.each(ways)('when a translator %s each text', (_, take) => {
  async function translateAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (!text.parentElement?.closest('font')) take(text);
    await settle();
  }
  const paragraphText = () => screen.getByRole('paragraph').textContent.replaceAll(/[«»]/g, '');

  it('a removed text disappears', async () => {
    const { rerender } = render(<p>{[<b key="a">Save</b>, 'Quote']}</p>);
    await translateAll();
    rerender(<p>{[<b key="a">Save</b>]}</p>);
    expect(paragraphText()).toBe('Save');
  });

  it('an icon is inserted before a text', async () => {
    const Button = ({ isPending }: { isPending: boolean }) => <p>{isPending && <i>…</i>}Send</p>;
    const { rerender } = render(<Button isPending={false} />);
    await translateAll();
    rerender(<Button isPending />);
    expect(paragraphText()).toBe('…Send');
    rerender(<Button isPending={false} />);
    expect(paragraphText()).toBe('Send');
  });

  it('an amount beside other text updates every time', async () => {
    const Pay = ({ amount }: { amount: string }) => (
      <p>
        Pay {amount} now <i>safely</i>
      </p>
    );
    const { rerender } = render(<Pay amount="£22.18" />);
    for (const amount of ['£25.68', '£30.00', '£22.18']) {
      await translateAll();
      rerender(<Pay amount={amount} />);
      await settle();
      expect(paragraphText()).toBe(`Pay ${amount} now safely`);
    }
  });

  it('an amount by itself updates', async () => {
    const { rerender } = render(<p>£22.18</p>);
    await translateAll();
    rerender(<p>£25.68</p>);
    expect(paragraphText()).toBe('£25.68');
  });

  it('texts can change places', async () => {
    const List = ({ items }: { items: string[] }) => (
      <p>
        {items.map((item) => (
          <Bare key={item} text={item} />
        ))}
      </p>
    );
    const { rerender } = render(<List items={['one ', 'two ', 'three ']} />);
    await translateAll();
    rerender(<List items={['three ', 'one ', 'two ']} />);
    expect(paragraphText()).toBe('three one two ');
    await translateAll();
    rerender(<List items={['two ', 'three ', 'four ']} />);
    expect(paragraphText()).toBe('two three four ');
  });
});

/** A text without an element of its own. */
const Bare = ({ text }: { text: string }) => text;

it('a page works after the original is shown again', async () => {
  const { rerender } = render(<p>Pay {'£1'} now</p>);
  const paragraph = screen.getByRole('paragraph');
  const texts = [...paragraph.childNodes] as Text[];
  const fonts = texts.map(fontFor);
  texts.forEach((text, index) => text.replaceWith(fonts[index] as Element));
  await settle();
  fonts.forEach((font, index) => font.replaceWith(texts[index] as Text));
  await settle();
  rerender(<p>Pay {'£2'} now</p>);
  await settle();
  expect(paragraph).toHaveTextContent('Pay £2 now');

  fonts.forEach((font, index) => texts[index]?.replaceWith(font));
  await settle();
  fonts.forEach((font, index) => font.replaceWith((texts[index] as Text).data));
  await settle();
  rerender(<p>Pay {'£3'} now</p>);
  await settle();
  expect(paragraph.textContent).toContain('£3');
});

it('an element wrapped by an extension can be removed, and others inserted before it', () => {
  const Page = ({ hasFirst, hasLast }: { hasFirst: boolean; hasLast: boolean }) => (
    <p>
      {hasFirst && <i>first</i>}
      {hasLast && <b>last</b>}
    </p>
  );
  const { rerender } = render(<Page hasFirst={false} hasLast />);
  const last = screen.getByText('last');
  const wrapper = document.createElement('span');
  last.replaceWith(wrapper);
  wrapper.append(last);

  rerender(<Page hasFirst hasLast />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('firstlast');
  rerender(<Page hasFirst hasLast={false} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^first$/);
});
