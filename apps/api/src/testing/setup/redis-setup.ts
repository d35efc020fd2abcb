import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { testAuthority } from '../servers/certificates';

// As NODE_EXTRA_CA_CERTS does in production.
setDefaultCACertificates([...getCACertificates('default'), testAuthority]);
