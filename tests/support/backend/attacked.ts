export * from './chat';
export { lambdaHandler } from '../../../lambdas/http/lambda-handler';
export { sweep } from '../../../lambdas/sweep/sweep';
