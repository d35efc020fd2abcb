import { restoreStyles } from './restore-styles';

it('puts back the styles that the policy would not let the page carry', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p data-style="color: red;"><b data-style="width:2px">x</b></p>';

  restoreStyles(root);

  expect(root.innerHTML).toBe('<p style="color: red;"><b style="width: 2px;">x</b></p>');
});
