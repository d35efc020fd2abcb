/** jsdom's own answer: the window of a frame was not made quicker. */
function answerOfJsdom(element: Element, property: string) {
  const frame =
    document.body.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'));
  return frame.contentWindow?.getComputedStyle(element).getPropertyValue(property);
}

const page = `
  <main><h1>a</h1><p hidden>b</p><p style="display: none">c</p><p style="color: red">d</p></main>
  <div style="visibility: hidden"><b>e</b><b style="visibility: visible"><i>f</i></b><i style="visibility: inherit">g</i></div>
  <div style="pointer-events: none"><button>h</button><a style="pointer-events: auto">i</a></div>
  <section hidden style="display: flex"><span>j</span></section>
  <form><input><input type="hidden"><input type="checkbox" hidden><select><option>k</option></select></form>
  <table><tbody><tr><td>l</td></tr></tbody></table><ruby>m<rt>n</rt><rp>o</rp></ruby>
  <dialog>p</dialog><dialog open>q</dialog><details><summary>r</summary><p>s</p></details><template>t</template>
  <svg hidden><g style="display: none"><path/></g></svg><q style="display: inherit">u</q><x-y>v</x-y>
  <p class="quiet">w</p>`;

const properties = ['display', 'visibility', 'pointer-events', 'color'];

const answers = (ask: (element: Element, property: string) => string | undefined) =>
  [...document.querySelectorAll('html, body, main, body *:not(iframe)')].map((element) => [
    element.outerHTML.slice(0, 60),
    ...properties.map((property) => ask(element, property)),
  ]);

const quickly = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the style of an element in tests', () => {
  it('is what jsdom says', () => {
    document.body.innerHTML = page;
    expect(answers(quickly)).toEqual(answers(answerOfJsdom));
    // Again, now that the kinds are known.
    expect(answers(quickly)).toEqual(answers(answerOfJsdom));
    expect(getComputedStyle(document.body).display).toBe('block');
    expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  });

  it('heeds a stylesheet, and a rule that is added to it', () => {
    document.body.innerHTML = page;
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.quiet { display: none }';
    expect(answers(quickly)).toEqual(answers(answerOfJsdom));
    style.sheet?.insertRule('main { visibility: hidden; pointer-events: none }');
    // jsdom looks again only when the document has changed.
    document.body.lang = 'en';
    expect(answers(quickly)).toEqual(answers(answerOfJsdom));

    const [quiet, main] = [document.querySelector('.quiet'), document.querySelector('main')];
    expect(quiet && getComputedStyle(quiet).display).toBe('none');
    expect(main && getComputedStyle(main).visibility).toBe('hidden');
  });
});
