// The router, named one by one: the shell owns the one router of the page.
export {
  Link,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from "react-router-dom";
export { BrowserRouter, MemoryRouter } from "react-router-dom";
export type { Location, NavigateFunction, To } from "react-router-dom";
