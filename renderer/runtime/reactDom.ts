// React DOM is CommonJS: imported by a module in React's own file, it is evaluated there, in a task of its own (server/http/lateStart.ts).
export { createRoot, hydrateRoot, type Root } from 'react-dom/client'
