import React from 'react';

// React records a stack per element for its warnings, up to ten thousand; that makes rendering half as slow again. Here
// the limit is reached from the start.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
