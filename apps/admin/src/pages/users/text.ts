import type { AdminUser, StaffRole } from '@app/contracts';

export const roleLabels: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  office: 'Office',
  workshop: 'Workshop',
};

export const stateLabels: Readonly<Record<AdminUser['state'], string>> = {
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
  noRole: 'No role',
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
  labels: { firstName: 'First name', email: 'Email', role: 'Role' },
  roleHint:
    'The owner may do everything. The office all but manage users and bring everything in or out. The workshop sees the board and job sheets, without prices and people.',
  sendInvitation: 'Send invitation',
  invited: 'Invitation sent',
  invitedDetail: (email: string) => `It is on its way to ${email}.`,
  missing: { firstName: 'Please enter a first name', email: 'Please enter a valid email' },

  inviteAgain: 'Send the invitation again',
  disable: 'Disable',
  enable: 'Enable',
  makeOwner: 'Make an owner',
  makeOffice: 'Give the role Office',
  makeWorkshop: 'Give the role Workshop',
  unmakeAdmin: 'Take the role away',
  removeSecondFactor: 'Remove the second factor',

  ask: {
    disable: {
      title: (name: string) => `Disable ${name}?`,
      description: 'They are signed out everywhere at once and cannot sign in until somebody enables them.',
    },
    makeOwner: {
      title: (name: string) => `Make ${name} an owner?`,
      description: 'They may then see and change everything here, other users included.',
    },
    makeOffice: {
      title: (name: string) => `Give ${name} the role Office?`,
      description: 'They may then do everything but manage users and bring everything in or out.',
    },
    makeWorkshop: {
      title: (name: string) => `Give ${name} the role Workshop?`,
      description: 'They then see the board and job sheets, without prices and people.',
    },
    unmakeAdmin: {
      title: (name: string) => `Take the role from ${name}?`,
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
    makeOwner: 'Role changed',
    makeOffice: 'Role changed',
    makeWorkshop: 'Role changed',
    unmakeAdmin: 'Role taken away',
    removeSecondFactor: 'Second factor removed',
  },
} as const;
