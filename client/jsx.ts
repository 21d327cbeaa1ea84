/** What JSX becomes in the browser; lighter than the automatic runtime. */
export { createElement, Fragment } from 'preact';
