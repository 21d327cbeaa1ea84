/** What components may use of React, from Preact; `preact/compat` would add 1.2 kB for nothing they use. */
export { createContext, createElement } from 'preact';
export {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
