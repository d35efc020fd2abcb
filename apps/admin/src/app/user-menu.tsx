import type { CurrentUserResponse } from '@app/contracts';
import { Menu, MenuRadioGroup, MenuHeading, MenuItem, MenuSeparator } from '@app/ui';
import { useLocation } from 'wouter';
import { sessionText, useSignOut } from '../lib/session/session';
import { chooseTheme, themeChoices, useTheme } from '../lib/theme/theme-store';
import { text } from './text';

export function UserMenu({ user }: { user: CurrentUserResponse }) {
  const [, navigate] = useLocation();
  const { choice } = useTheme();
  const { signOut } = useSignOut();
  const name = user.firstName || user.email;
  return (
    <Menu
      label={text.userMenu(name)}
      trigger={
        <button
          type="button"
          // Below 1281 px only the initials are visible.
          title={text.userMenu(name)}
          className="flex min-h-11.5 items-center gap-2.5 rounded-dialog px-2.5 text-left hover:bg-raised wide:w-full max-full:wide:justify-center max-full:wide:px-0"
        >
          <span
            aria-hidden
            className="grid size-7 flex-none place-items-center rounded-full bg-ink text-micro font-strong text-paper uppercase"
          >
            {name.slice(0, 2)}
          </span>
          <span className="min-w-0 max-full:sr-only">
            <span className="block truncate text-small font-label">{name}</span>
            <span translate="no" className="block truncate text-caption text-ink-3">
              {user.email}
            </span>
          </span>
          <span className="sr-only">{text.accountAndTheme}</span>
        </button>
      }
    >
      <MenuHeading>
        <span translate="no">{user.email}</span>
      </MenuHeading>
      <MenuItem onChoose={() => navigate('/account')}>{text.account}</MenuItem>
      <MenuItem onChoose={() => navigate('~/')}>{text.toShop}</MenuItem>
      <MenuSeparator />
      <MenuHeading>{text.theme}</MenuHeading>
      <MenuRadioGroup
        label={text.theme}
        value={choice}
        onChoose={chooseTheme}
        choices={themeChoices.map((value) => ({ value, content: text.themes[value] }))}
      />
      <MenuSeparator />
      <MenuItem onChoose={signOut}>{sessionText.signOut}</MenuItem>
    </Menu>
  );
}
