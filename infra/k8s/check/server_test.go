//go:build apiserver

// What a real API server says of the chart: `make k8s-test` starts one and names it in KUBE_URL,
// KUBE_TOKEN and KUBE_CRDS.

package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/discovery/cached/memory"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/restmapper"
	"sigs.k8s.io/yaml"
)

// apiServer keeps what it was warned of: a field that is deprecated, a pod that Pod Security would refuse.
type apiServer struct {
	version string
	client  dynamic.Interface
	kinds   *restmapper.DeferredDiscoveryRESTMapper
	mutex   sync.Mutex
	warned  []string
}

func (it *apiServer) HandleWarningHeader(_ int, _ string, text string) {
	it.mutex.Lock()
	defer it.mutex.Unlock()
	it.warned = append(it.warned, text)
}

var dryRun = []string{meta.DryRunAll}

// create sends an object as it is; with a dry run nothing of it stays.
func (it *apiServer) create(object *unstructured.Unstructured, in string, dryRun []string) (*unstructured.Unstructured, error) {
	kind := object.GroupVersionKind()
	mapping, err := it.kinds.RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil {
		return nil, err
	}
	resource := it.client.Resource(mapping.Resource)
	options := meta.CreateOptions{DryRun: dryRun, FieldValidation: meta.FieldValidationStrict}
	it.warned = nil
	var made *unstructured.Unstructured
	if mapping.Scope.Name() == "root" {
		made, err = resource.Create(context.Background(), object, options)
	} else {
		made, err = resource.Namespace(in).Create(context.Background(), object, options)
	}
	return made, errors.Join(err, it.warning())
}

// change applies an object over the one of its name, as an upgrade does; nothing of it stays.
func (it *apiServer) change(object *unstructured.Unstructured, in string) error {
	kind := object.GroupVersionKind()
	mapping, err := it.kinds.RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil {
		return err
	}
	it.warned = nil
	_, err = it.client.Resource(mapping.Resource).Namespace(in).Apply(context.Background(), object.GetName(), object,
		meta.ApplyOptions{DryRun: dryRun, FieldManager: "upgrade", Force: true})
	return errors.Join(err, it.warning())
}

func (it *apiServer) warning() error {
	if len(it.warned) == 0 {
		return nil
	}
	return errors.New("warned: " + strings.Join(it.warned, "; "))
}

var server = sync.OnceValues(connect)

func connect() (*apiServer, error) {
	it := &apiServer{}
	settings := &rest.Config{
		Host:        os.Getenv("KUBE_URL"),
		BearerToken: os.Getenv("KUBE_TOKEN"),
		// Its certificate is of its own making; it listens on loopback.
		TLSClientConfig: rest.TLSClientConfig{Insecure: true},
		WarningHandler:  it,
		QPS:             -1,
	}
	client, err := dynamic.NewForConfig(settings)
	if err != nil {
		return nil, err
	}
	found, err := discovery.NewDiscoveryClientForConfig(settings)
	if err != nil {
		return nil, err
	}
	version, err := found.ServerVersion()
	if err != nil {
		return nil, err
	}
	it.version = version.GitVersion
	it.client, it.kinds = client, restmapper.NewDeferredDiscoveryRESTMapper(memory.NewMemCacheClient(found))
	return it, it.learn(filepath.SplitList(os.Getenv("KUBE_CRDS")))
}

// learn installs definitions of kinds that are not Kubernetes' own, and waits until they are served.
func (it *apiServer) learn(files []string) error {
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		definition, err := parse(string(text))
		if err != nil {
			return err
		}
		if _, err := it.create(definition, "", nil); err != nil {
			return err
		}
		kinds, _, _ := unstructured.NestedString(definition.Object, "spec", "names", "plural")
		group, _, _ := unstructured.NestedString(definition.Object, "spec", "group")
		err = wait.PollUntilContextTimeout(context.Background(), 100*time.Millisecond, time.Minute, true,
			func(context.Context) (bool, error) {
				it.kinds.Reset()
				_, err := it.kinds.ResourceFor(schema.GroupVersionResource{Group: group, Resource: kinds})
				return err == nil, nil
			})
		if err != nil {
			return errors.New(file + ": is not served")
		}
	}
	return nil
}

func ready(t *testing.T) *apiServer {
	t.Helper()
	it, err := server()
	if err != nil {
		t.Fatal(err)
	}
	return it
}

// room makes a namespace in which Pod Security is held to, and warned of before.
func room(t *testing.T, it *apiServer, name string) {
	t.Helper()
	const level = "pod-security.kubernetes.io/"
	_, err := it.create(&unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "v1", "kind": "Namespace",
		"metadata": map[string]any{
			"name": name, "labels": map[string]any{level + "enforce": "restricted", level + "warn": "restricted"},
		},
	}}, "", nil)
	if err != nil {
		t.Fatal(err)
	}
}

func TestServerTakesTheChart(t *testing.T) {
	it := ready(t)
	for _, file := range examples(t) {
		name := strings.TrimSuffix(filepath.Base(file), ".yaml")
		if file == "" {
			name = "values"
		}
		t.Run(name, func(t *testing.T) {
			room(t, it, name)
			objects := manifests(t, file)
			for _, object := range objects {
				// Pods are let in with accounts that are there.
				made := dryRun
				if object.GetKind() == "ServiceAccount" {
					made = nil
				}
				if _, err := it.create(object, name, made); err != nil {
					t.Errorf("%s %s: %v", object.GetKind(), object.GetName(), err)
				}
			}
			pods := 0
			for _, pod := range podManifests(objects) {
				pods++
				let, err := it.create(pod, name, dryRun)
				if err != nil {
					t.Errorf("a pod of %s: %v", pod.GetName(), err)
					continue
				}
				if hasToken(let) {
					t.Errorf("a pod of %s is given a token of the cluster's", pod.GetName())
				}
			}
			t.Logf("%d objects, and a pod of each of %d parts, taken by %s", len(objects), pods, it.version)
		})
	}
}

// TestServerTakesAnUpgrade installs the chart and changes the values: nothing that may not be changed is.
func TestServerTakesAnUpgrade(t *testing.T) {
	it := ready(t)
	room(t, it, "upgrade")
	for _, object := range manifests(t, "") {
		if _, err := it.create(object, "upgrade", nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range examples(t)[1:] {
		for _, object := range manifests(t, file) {
			if err := it.change(object, "upgrade"); err != nil {
				t.Errorf("%s: %s %s: %v", file, object.GetKind(), object.GetName(), err)
			}
		}
	}
}

// TestServerRefuses sends what is wrong and passes strict decoding; the first line of a file says why it
// is refused.
func TestServerRefuses(t *testing.T) {
	it := ready(t)
	room(t, it, "isl")
	for _, object := range manifests(t, "") {
		if object.GetKind() == "ServiceAccount" {
			if _, err := it.create(object, "isl", nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	files, err := filepath.Glob("refused/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	refused := map[string]bool{}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".yaml"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			first, _, _ := strings.Cut(string(text), "\n")
			reason := strings.TrimPrefix(first, "# ")
			if err := decode(text); err != nil {
				t.Fatalf("is refused before the server sees it: %v", err)
			}
			object, err := parse(string(text))
			if err != nil {
				t.Fatal(err)
			}
			_, err = it.create(object, "isl", dryRun)
			if err == nil || !strings.Contains(err.Error(), reason) {
				t.Fatalf("said %v, not %q", err, reason)
			}
			refused[object.GetKind()] = true
			t.Log(err)
		})
	}
	for _, file := range examples(t) {
		for _, object := range manifests(t, file) {
			if !refused[object.GetKind()] {
				t.Errorf("nothing of kind %s was refused", object.GetKind())
			}
		}
	}
}

// TestServerTakesTheOperators sends what README.md has an operator make of MongoDB.
func TestServerTakesTheOperators(t *testing.T) {
	it := ready(t)
	const namespace = "mongodb"
	room(t, it, namespace)
	text, err := os.ReadFile("../stores/mongodb.yaml")
	if err != nil {
		t.Fatal(err)
	}
	database, err := parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := it.create(database, namespace, dryRun); err != nil {
		t.Error(err)
	}
	if err := unstructured.SetNestedField(database.Object, "Sharded", "spec", "type"); err != nil {
		t.Fatal(err)
	}
	_, err = it.create(database, namespace, dryRun)
	if err == nil || !strings.Contains(err.Error(), `Unsupported value: "Sharded"`) {
		t.Errorf("said %v", err)
	}
}

func parse(document string) (*unstructured.Unstructured, error) {
	object := &unstructured.Unstructured{}
	asJSON, err := yaml.YAMLToJSONStrict([]byte(document))
	if err != nil {
		return nil, err
	}
	return object, object.UnmarshalJSON(asJSON)
}

func manifests(t *testing.T, valuesFile string) []*unstructured.Unstructured {
	t.Helper()
	values, err := readValues(valuesFile)
	if err != nil {
		t.Fatal(err)
	}
	files, err := render("../isl", values)
	if err != nil {
		t.Fatal(err)
	}
	var objects []*unstructured.Unstructured
	for _, name := range sortedKeys(files) {
		for _, document := range documentsOf(files[name]) {
			object, err := parse(document)
			if err != nil {
				t.Fatal(err)
			}
			objects = append(objects, object)
		}
	}
	// Accounts first, as helm installs them.
	slices.SortStableFunc(objects, func(a, b *unstructured.Unstructured) int {
		return rank(a) - rank(b)
	})
	return objects
}

func rank(object *unstructured.Unstructured) int {
	if object.GetKind() == "ServiceAccount" {
		return 0
	}
	return 1
}

// podManifests makes the pod that a controller would: only pods are held to Pod Security.
func podManifests(objects []*unstructured.Unstructured) []*unstructured.Unstructured {
	paths := map[string][]string{
		"Deployment": {"spec", "template"},
		"CronJob":    {"spec", "jobTemplate", "spec", "template"},
	}
	var pods []*unstructured.Unstructured
	for _, object := range objects {
		template, isFound, _ := unstructured.NestedMap(object.Object, paths[object.GetKind()]...)
		if len(paths[object.GetKind()]) == 0 || !isFound {
			continue
		}
		pod := &unstructured.Unstructured{Object: template}
		pod.SetAPIVersion("v1")
		pod.SetKind("Pod")
		pod.SetName(object.GetName())
		pods = append(pods, pod)
	}
	return pods
}

func hasToken(pod *unstructured.Unstructured) bool {
	volumes, _, _ := unstructured.NestedSlice(pod.Object, "spec", "volumes")
	return slices.ContainsFunc(volumes, func(it any) bool {
		volume, _ := it.(map[string]any)
		return volume["projected"] != nil
	})
}
