/** What CloudFront hands to a function, as far as ours look at it; the shape is AWS's. */
interface EdgeHeader {
  value: string;
}

export type EdgeHeaders = Record<string, EdgeHeader>;

export interface EdgeRequest {
  method: string;
  /** As the viewer sent it: percent-encoded, without the query. */
  uri: string;
  querystring: Record<string, { value: string; multiValue?: readonly EdgeHeader[] }>;
  headers: EdgeHeaders;
  cookies: Record<string, unknown>;
}

export interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers: EdgeHeaders;
}

export interface ViewerRequestEvent {
  viewer: { ip: string };
  request: EdgeRequest;
}

export interface ViewerResponseEvent {
  response: EdgeResponse;
}
