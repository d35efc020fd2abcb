import React from 'react';

// React notes the stack where each element is made, for its warnings, until it has noted ten thousand; to draw took half
// as long again. Here it has noted enough from the beginning.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
