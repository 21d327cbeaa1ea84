import type { CloudFrontFunctionsEvent } from 'aws-lambda';

/** What CloudFront hands to a function, as far as ours look at it. */
export type EdgeRequest = CloudFrontFunctionsEvent['request'];
export type EdgeHeaders = EdgeRequest['headers'];
export type EdgeResponse = Omit<CloudFrontFunctionsEvent['response'], 'cookies'>;

export type ViewerRequestEvent = Pick<CloudFrontFunctionsEvent, 'viewer' | 'request'>;
export type ViewerResponseEvent = { response: EdgeResponse };
