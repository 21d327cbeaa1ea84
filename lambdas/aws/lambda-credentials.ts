/**
 * Takes the place of the SDK's chain of credential providers in the bundles. Lambda always puts the
 * role's credentials into the environment; the chain would look in nine more places, with 120 kB and
 * more of clients for them.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
