import type { AdminUser } from '@app/contracts';

export const stateWords: Readonly<Record<AdminUser['state'], string>> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
};

export const text = {
  title: 'Users',
  list: 'Users',
  measure: '0 users',
  search: 'Search users',
  all: 'All',
  you: 'you',

  name: 'Name',
  role: 'Role',
  admin: 'Admin',
  noAdmin: 'No admin',
  state: 'State',
  secondFactor: 'Second factor',
  hasSecondFactor: 'Set up',
  noSecondFactor: 'None',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,

  invite: 'Invite somebody',
  inviteLede: 'They get an e-mail with a link, choose a password themselves, and can sign in from then on.',
  labels: { firstName: 'First name', email: 'Email', isAdmin: 'Admin' },
  adminHint: 'May see and change everything here. Without it somebody can sign in, but opens no door.',
  sendInvitation: 'Send invitation',
  invited: 'Invitation sent',
  invitedDetail: (email: string) => `It is on its way to ${email}.`,
  missing: { firstName: 'Please enter a first name', email: 'Please enter a valid email' },

  inviteAgain: 'Send the invitation again',
  disable: 'Disable',
  enable: 'Enable',
  makeAdmin: 'Make an admin',
  unmakeAdmin: 'Take the admin rights away',
  removeSecondFactor: 'Remove the second factor',

  ask: {
    disable: {
      title: (name: string) => `Disable ${name}?`,
      description: 'They are signed out everywhere at once and cannot sign in until somebody enables them.',
    },
    makeAdmin: {
      title: (name: string) => `Make ${name} an admin?`,
      description: 'They may then see and change everything here, other users included.',
    },
    unmakeAdmin: {
      title: (name: string) => `Take the admin rights from ${name}?`,
      description: 'What is open on their screen closes with the next thing they do.',
    },
    removeSecondFactor: {
      title: (name: string) => `Remove the second factor of ${name}?`,
      description:
        'For somebody who has lost their phone and their recovery codes. Make sure that it is really them who asks: from then on the password alone signs in.',
    },
  },
  done: {
    inviteAgain: 'Invitation sent',
    disable: 'User disabled',
    enable: 'User enabled',
    makeAdmin: 'Admin rights given',
    unmakeAdmin: 'Admin rights taken away',
    removeSecondFactor: 'Second factor removed',
  },
} as const;
