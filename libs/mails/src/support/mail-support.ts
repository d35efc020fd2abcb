/** The three that most people read mail with; Outlook is the one for Windows, which draws with Word. */
export type MailReader = 'outlook' | 'gmail' | 'apple';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/**
 * CSS that these readers ignore or take out where it stands in a `style` attribute: what is known of their newest
 * versions in November 2026, put together from public tests (caniemail.com) and from what Microsoft has said of Word.
 * A mail uses none of it inline; as an extra it may stand in the style sheet.
 */
export const unsupportedProperties: Record<MailReader, readonly string[]> = {
  outlook: words(`
    accent-color align-content align-items align-self animation aspect-ratio backdrop-filter background-attachment
    background-blend-mode background-clip background-image background-origin background-position background-repeat
    background-size block-size border-block border-end-end-radius border-image border-inline border-radius border-spacing
    border-start-start-radius bottom box-shadow box-sizing caption-side clear clip-path color-scheme column-count
    column-gap column-width columns cursor empty-cells filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink
    flex-wrap float font-feature-settings font-kerning font-size-adjust font-stretch font-variant-numeric gap grid
    grid-area grid-column grid-row grid-template grid-template-columns grid-template-rows hyphens inline-size inset
    justify-content justify-items justify-self left list-style-image list-style-position margin-block margin-inline
    mask-image max-height max-inline-size min-height min-inline-size min-width mix-blend-mode object-fit object-position
    opacity order orphans outline outline-offset overflow overflow-wrap overflow-x overflow-y padding-block
    padding-inline position resize right row-gap scroll-snap-type shape-outside tab-size table-layout text-align-last
    text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness text-emphasis
    text-orientation text-overflow text-shadow text-underline-offset text-wrap top transform transition user-select
    visibility white-space widows word-spacing word-wrap writing-mode z-index`),
  gmail: words(`
    accent-color align-items animation aspect-ratio backdrop-filter block-size border-block border-end-end-radius
    border-image border-inline border-start-start-radius bottom box-shadow clip-path color-scheme cursor filter
    flex-direction flex-wrap font-stretch grid-template hyphens inline-size inset justify-content left list-style-image
    margin-block margin-inline mask-image max-inline-size min-inline-size orphans outline-offset overflow-wrap
    padding-block padding-inline position resize right scroll-snap-type shape-outside tab-size text-decoration-skip-ink
    text-decoration-thickness text-emphasis text-justify text-shadow text-underline-offset text-wrap top transform
    transition user-select visibility widows z-index`),
  apple: words('cursor hyphenate-limit-chars inline-size resize text-justify'),
};

/** Elements that at least one of them does not show, or shows as something else. */
export const unsupportedElements: Record<MailReader, readonly string[]> = {
  outlook: words(`
    abbr acronym article aside audio bdi button canvas details dialog embed fieldset figcaption figure footer form header
    iframe input label legend main marquee meter nav noscript object optgroup option output picture progress rp rt ruby
    section select source summary svg template textarea track video wbr`),
  gmail: words(`
    audio bdi canvas dialog embed form iframe input link marquee meter noscript object option picture progress rp rt ruby
    script select source svg template textarea track video wbr`),
  apple: words('amp-img script iframe object'),
};

/** Attributes that are taken out, so that nothing may depend on them. */
export const unsupportedAttributes: readonly string[] = words(
  'srcset sizes loading hidden inert popover contenteditable aria-describedby aria-labelledby onclick onload onerror',
);

/** Words in a value that Word does not understand, and drops the whole declaration for. */
export const unsupportedInValues =
  /\b(?:calc|clamp|min|max|var|rgba?|hsla?|oklch|color-mix|url|linear-gradient|light-dark)\(|\d(?:r?em|ch|v[wh]|vmin|vmax)\b|!important|inherit|initial|unset/u;

/** Word gives these a meaning on some elements only: `padding` on cells, `margin` on blocks, sizes on what has a box. */
export const propertiesOfSomeElements: Record<string, readonly string[]> = {
  padding: ['td', 'th'],
  'padding-left': ['td', 'th'],
  'padding-right': ['td', 'th'],
  'padding-top': ['td', 'th'],
  'padding-bottom': ['td', 'th'],
  margin: ['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'div'],
  width: ['table', 'td', 'img'],
  height: ['table', 'td', 'img'],
  'max-width': ['table', 'img'],
};

/** Outlook knows of `display` only that something is not to be shown. */
export const displaysThatDoNoHarm: readonly string[] = ['none', 'block', 'inline-block'];
